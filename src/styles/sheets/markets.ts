/** Pages where a market is chosen. */
import.meta.glob('../../ui/page/MarketChooser.module.css', { eager: true })
