import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Creates a self-signed key and certificate for `localhost`, PEM. Needs `openssl`. */
export function selfSigned(): { key: string; cert: string } {
  const folder = mkdtempSync(`${tmpdir()}/escale-tls-`)
  const [key, cert] = [`${folder}/key.pem`, `${folder}/cert.pem`]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  execFileSync('openssl', ['req', '-x509', ...curve, '-subj', '/CN=localhost', '-days', '2', '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  })
  const pair = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  rmSync(folder, { recursive: true })
  return pair
}
