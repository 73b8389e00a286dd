/** Static pages, choice of cookies, and its banner. */
import.meta.glob(['../../ui/consent/*.module.css', '../../ui/page/StaticContent.module.css'], { eager: true })
