/** Rules of the panel of customer care's agents. */
import.meta.glob('../../islands/agent/*.module.css', { eager: true })
