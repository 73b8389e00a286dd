import { startSite } from '../origin/local/site.ts'
import { startIsolates } from '../test/faults/isolates.ts'
import { startKeyValue } from '../test/faults/key-value.ts'
import { soak } from '../test/faults/soak.ts'
import { startUpstream } from '../test/faults/upstream.ts'
import { freePorts } from '../test/free-ports.ts'

/** Long enough for the engine to optimise everything. */
const seconds = Number(process.env['SECONDS'] ?? 60)
const connections = 32

const [port = 0, originPort = 0] = await freePorts(2)
const clock = '2027-03-15T11:00:00.000Z'
const local = await startSite({ port, originPort, persist: '.local/soak', quiet: true, clock })
const upstream = await startUpstream(local.originUrl)
const keyValue = await startKeyValue()
const isolates = await startIsolates(
  { site: { upstream: upstream.address('busy'), mood: 'stored' } },
  { keyValuePort: keyValue.port, clock },
)

const { requests, statuses, failures, percentile } = await soak(isolates.url('site'), { seconds, connections })
const unhandled = isolates.log.filter((line) => /UNHANDLED|"event":"crash"|Uncaught|had hung/.test(line))
console.log(`${requests} requests in ${seconds} s over ${connections} connections`)
for (const [status, count] of [...statuses].sort()) console.log(`  ${status === 0 ? 'cut' : status}: ${count}`)
console.log(`  p50 ${percentile(0.5).toFixed(0)} ms, p99 ${percentile(0.99).toFixed(0)} ms, max ${percentile(1).toFixed(0)} ms`)
for (const line of [...failures, ...unhandled.slice(0, 10)]) console.log(`  ${line.slice(0, 300)}`)

isolates.stop()
await Promise.all([upstream.stop(), keyValue.stop(), local.stop()])
process.exit(failures.length > 0 || unhandled.length > 0 ? 1 : 0)
