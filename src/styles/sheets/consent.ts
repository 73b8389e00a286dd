/** Rules of static pages, of the choice of cookies on one of them, and of its banner. */
import.meta.glob(['../../ui/consent/*.module.css', '../../ui/page/StaticContent.module.css'], { eager: true })
