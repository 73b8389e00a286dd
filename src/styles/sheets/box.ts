/** Page of a gift box. */
import.meta.glob(['../../ui/box/*.module.css', '../../islands/box-stays/**/*.module.css'], { eager: true })
