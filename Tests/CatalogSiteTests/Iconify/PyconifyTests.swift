import Foundation
import TestSupport
import Testing

@testable import CatalogSite

/// Iconify's client from PyPI, which reads the static tree from Python's web server.
@Suite struct PyconifyTests {
  @Test func `pyconify draws purposes from static files`() throws {
    let input = try IconifyInput.standard.get().input
    let iconify = Iconify(input)
    let folder = try TemporaryFolder()
    for file in try input.iconify { try folder.write(file.bytes, to: file.path) }
    let answer = try Self.run(in: folder.path)
    #expect(answer["svg"] as? String == iconify.svg("delete"))
    #expect(answer["mirrored"] as? String == iconify.svg("back-rtl"))
    #expect(answer["collections"] as? [String] == ["standard"])
    #expect(answer["total"] as? Int == iconify.set.icons.count)
    #expect(answer["missing"] as? Bool == true)
  }

  private static func run(in folder: String) throws -> [String: Any] {
    let python = Repository.root.appending(path: ".build/test-tools/bin/python").path
    let outcome = try ChildProgram.run(
      [python, "-c", program, folder], environment: ["PYCONIFY_CACHE": "0", "NO_PROXY": "127.0.0.1"], errors: .discarded
    )
    guard outcome.status == 0,
      let answer = try JSONSerialization.jsonObject(with: Data(outcome.bytes)) as? [String: Any]
    else { throw MissingProgram(description: "pyconify failed; Scripts/prerequisites test installs it") }
    return answer
  }

  private static let program = """
    import functools, http.server, json, sys, threading
    import pyconify, pyconify.api as api

    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=sys.argv[1])
    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    api.ROOT = f'http://127.0.0.1:{server.server_address[1]}'
    try:
        pyconify.svg('standard:no-such-purpose')
        missing = False
    except OSError:
        missing = True
    print(json.dumps({
        'svg': pyconify.svg('standard:delete').decode(), 'mirrored': pyconify.svg('standard:back-rtl').decode(),
        'collections': list(pyconify.collections()), 'total': pyconify.collection('standard')['total'],
        'missing': missing,
    }))
    """
}
