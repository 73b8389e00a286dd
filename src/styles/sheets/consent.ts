/** Rules of the choice of cookies: on its page, and wherever a visitor is asked. */
import.meta.glob('../../ui/consent/*.module.css', { eager: true })
