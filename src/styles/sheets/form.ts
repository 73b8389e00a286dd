import '../print-part.css'

/** Rules of forms whose fields are typed into, and of the gifts that they are about. */
import.meta.glob(['../../ui/field/{Field,ErrorSummary}.module.css', '../../ui/gift/*.module.css'], { eager: true })
