/** Rules of the contact page and its form. */
import.meta.glob('../../ui/contact/*.module.css', { eager: true })
