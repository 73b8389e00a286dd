import '../print-part.css'

/** Forms and the gifts that they are about. */
import.meta.glob(['../../ui/field/{Field,ErrorSummary}.module.css', '../../ui/gift/*.module.css'], { eager: true })
