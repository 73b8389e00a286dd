/** Rules of pages to read: weekend ideas. */
import.meta.glob('../../ui/reading/*.module.css', { eager: true })
