/** Every sheet at once, for development and tests of islands. */
import './site.ts'
import './search.ts'
import './product.ts'
import './purchase.ts'
import './form.ts'
import './wishlist.ts'
import './markets.ts'
import './consent.ts'
