/** Weekend ideas. */
import.meta.glob('../../ui/reading/*.module.css', { eager: true })
