/** Contact page. */
import.meta.glob('../../ui/contact/*.module.css', { eager: true })
