/** Checkout and confirmation. */
import.meta.glob('../../ui/checkout/*.module.css', { eager: true })
