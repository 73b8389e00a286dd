/** Customer care's panel. */
import.meta.glob('../../islands/agent/*.module.css', { eager: true })
