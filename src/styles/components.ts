/** Every component's rules, also those that only the server renders: the site has one stylesheet. Imported after the layers' order is set. */
import.meta.glob(['../ui/**/*.module.css', '../islands/**/*.module.css'], { eager: true })
