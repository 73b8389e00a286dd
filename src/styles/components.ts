/** Rules of all components, including those that only the server renders. Imported after the order of layers. */
import.meta.glob(['../ui/**/*.module.css', '../islands/**/*.module.css'], { eager: true })
