/** Rules of checkout and confirmation. */
import.meta.glob('../../ui/{checkout,timeline}/*.module.css', { eager: true })
