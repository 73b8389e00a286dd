import { siteCatalogue } from './site.ts'

// Ahead of the tests, beside the checks: seeding uses one core. The site's catalogue is made from the one of the origin's tests.
await siteCatalogue()
process.exit()
