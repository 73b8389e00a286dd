import { installedEngines } from '../../.ci/engines.mjs'
import { firefox } from './firefox.ts'
import { walk } from './walk.ts'

const { firefox: paths } = installedEngines()

walk('Firefox', paths && (() => firefox(paths)))
