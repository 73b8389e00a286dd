/** Rules of pages to read: static pages, articles, ideas. */
import.meta.glob(['../../ui/page/StaticContent.module.css', '../../ui/reading/*.module.css'], { eager: true })
