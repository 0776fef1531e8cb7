/// The icons that their vendors mirror, by the vendors' own files.
enum VendorFacts {
  /// The Material Symbols whose Android drawables carry `android:autoMirrored="true"`: google/material-design-icons
  /// (Apache-2.0), January 2026, in the list of timmaffett/material_symbols_icons.
  static let material = Set(
    """
    360 add_to_home_screen airplane_ticket airport_shuttle align_horizontal_left align_horizontal_right alt_route \
    arrow_back arrow_back_ios arrow_circle_left arrow_circle_right arrow_forward arrow_forward_ios arrow_left \
    arrow_left_alt arrow_menu_close arrow_menu_open arrow_outward arrow_right arrow_right_alt arrow_split article \
    assignment assignment_return assist_walker assistant_direction backspace battery_unknown bike_lane block \
    brand_awareness branding_watermark bubble business_messages call_made call_merge call_missed \
    call_missed_outgoing call_received call_split chat chat_add_on chat_info chat_paste_go chat_paste_go_2 checkbook \
    chevron_backward chevron_forward chevron_left chevron_right chrome_reader_mode clarify comment compare_arrows \
    contact_support content_copy content_cut contextual_token contextual_token_add contrast desktop_landscape \
    desktop_landscape_add desktop_portrait devices_other diagonal_line directions directions_alt directions_bike \
    directions_run directions_walk docs double_arrow draft drive_export drive_file_move dvr electric_bike \
    electric_moped electric_rickshaw electric_scooter event_list event_note event_upcoming exit_to_app \
    expand_circle_right featured_play_list featured_video filter_arrow_right fire_truck flag flight_land \
    flight_takeoff flights_and_hotels float_landscape_2 float_portrait_2 follow_the_signs format_align_left \
    format_align_right format_indent_decrease format_indent_increase format_list_bulleted format_list_bulleted_add \
    forward forward_to_inbox funicular gondola_lift grading handheld_controller help help_center \
    highlight_mouse_cursor hotel hotel_class ink_highlighter_move input keyboard_arrow_left keyboard_arrow_right \
    keyboard_backspace keyboard_double_arrow_left keyboard_double_arrow_right keyboard_return keyboard_tab \
    keyboard_tab_rtl label label_important last_page library_books light_group line_curve list list_alt lists \
    live_help local_shipping login logout lyrics manage_search menu_book menu_open merge_type missed_video_call \
    mobile_arrow_right mobile_arrow_up_right mobile_camera_front mobile_camera_rear mobile_screen_share mobile_share \
    monitoring moped more move_item move_location moving moving_ministry multiline_chart news newsmode next_plan \
    next_week no_sound not_listed_location note_add notes offline_share open_in_new outbound outbox_alt pedal_bike \
    phone_callback phone_forwarded phone_missed picture_in_picture picture_in_picture_alt picture_in_picture_large \
    picture_in_picture_medium picture_in_picture_mobile picture_in_picture_small plane_contrails position_top_right \
    prompt_suggestion queue_music read_more receipt_long redo replace_audio replace_image replace_video reply \
    reply_all reset_image rotate_left rotate_right rtt run_circle schedule_send scooter screen_share segment send \
    send_and_archive send_money send_to_mobile settings_backup_restore shield_question short_text show_chart \
    side_navigation snowmobile sort speaker_notes stairs stairs_2 star_half sticky_note sticky_note_2 \
    stop_screen_share subject subway_walk switch_access_2 switch_access_3 text_ad text_compare text_snippet \
    text_to_speech thermostat toc tooltip_2 transition_push transition_slide travel trending_down trending_flat \
    trending_up tv_next two_wheeler undo video_camera_back_add videocam view_list view_quilt view_sidebar \
    volume_down volume_down_alt volume_mute volume_off volume_up watch_arrow wrap_text wysiwyg
    """.split(separator: " ").map(String.init))

  /// The Fluent System Icons whose metadata has the `directionType` "mirror": microsoft/fluentui-system-icons (MIT),
  /// September 2024.
  static let fluent = Set(
    """
    album album_add arrow_collapse_all arrow_export arrow_export_up arrow_flow_diagonal_up_right arrow_flow_up_right \
    arrow_flow_up_right_rectangle_multiple arrow_forward arrow_forward_down_lightning arrow_forward_down_person \
    arrow_hook_down_left arrow_hook_down_right arrow_hook_up_left arrow_hook_up_right arrow_import arrow_next \
    arrow_previous arrow_redo arrow_repeat_all arrow_repeat_all_off arrow_reply arrow_reply_all arrow_reply_down \
    arrow_reset arrow_rotate_clockwise arrow_rotate_counterclockwise arrow_step_over arrow_swap arrow_sync \
    arrow_sync_checkmark arrow_sync_circle arrow_sync_dismiss arrow_sync_off arrow_trending arrow_trending_checkmark \
    arrow_trending_down arrow_trending_lines arrow_trending_settings arrow_trending_sparkle arrow_trending_text \
    arrow_trending_wrench arrow_undo calendar clipboard_bullet_list clipboard_text comment comment_add \
    comment_arrow_left comment_arrow_right comment_checkmark comment_dismiss comment_edit comment_error \
    comment_lightning comment_link comment_mention comment_multiple comment_multiple_checkmark comment_multiple_link \
    comment_note comment_off folder_arrow_right folder_open folder_open_vertical ios_arrow panel_left_add \
    panel_left_header panel_left_header_add panel_left_header_key panel_left_key panel_left_text panel_left_text_add \
    panel_left_text_dismiss send send_beaker send_clock slide_text text_indent_decrease \
    text_indent_decrease_rotate_270 text_indent_decrease_rotate_90 text_indent_increase \
    text_indent_increase_rotate_270 text_indent_increase_rotate_90
    """.split(separator: " ").map(String.init))
}
