import { installedEngines } from '../../.ci/engines.mjs'

/** Says which engines are not installed: their journeys are skipped. */
export default function sayMissing(): void {
  const { firefox, webkit } = installedEngines()
  if (!firefox) console.log('· Firefox is not installed (apt-get install firefox-esr xvfb): its journeys are skipped.')
  if (!webkit) console.log('· WebKit is not installed (apt-get install webkit2gtk-driver xvfb): its journeys are skipped.')
}
