/** Rules of the page of a gift box, beside those of products. */
import.meta.glob(['../../ui/box/*.module.css', '../../islands/box-stays/**/*.module.css'], { eager: true })
