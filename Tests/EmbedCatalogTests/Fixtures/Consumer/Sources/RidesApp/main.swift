import Rides
import StandardCatalog

// Both catalogues have a constant `.delete`; both resolvers accept either.
let rides = Catalog.rides.resolver(for: "ar")
let standard = Catalog.standard.resolver(for: "ar")
for purpose: Purpose in [.startRide, .save, .delete, .import] {
  print(purpose.identifier, rides.title(for: purpose), standard.title(for: purpose))
}
