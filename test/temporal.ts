import { provideTemporal } from '../src/domain/dates/temporal.ts'

// Node has no Temporal of its own.
await provideTemporal()
