import { installedEngines } from '../../.ci/engines.mjs'
import { firefox } from './firefox.ts'
import { walk } from './walk.ts'

const { firefox: executable } = installedEngines()

walk('Firefox', executable ? () => firefox(executable) : undefined)
