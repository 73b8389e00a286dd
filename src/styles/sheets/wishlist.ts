/** Wishlist and comparison. */
import.meta.glob(['../../ui/wishlist/*.module.css', '../../islands/wishlist/**/*.module.css'], { eager: true })
