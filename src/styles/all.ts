import './layers.css'
import './fonts.css'
import './reset.css'
import './tokens.css'
import './base.css'
import './utilities.css'

/** Every component's rules, also those that only the server renders: the site has one stylesheet. */
import.meta.glob(['../ui/**/*.module.css', '../islands/**/*.module.css'], { eager: true })
