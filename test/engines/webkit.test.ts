import { installedEngines } from '../../.ci/engines.mjs'
import { walk } from './walk.ts'
import { webkit } from './webkit.ts'

const { webkit: paths } = installedEngines()

walk('WebKit', paths && (() => webkit(paths)))
