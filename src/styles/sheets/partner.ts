/** A partner's frame. */
import.meta.glob('../../ui/layout/MinisiteFrame.module.css', { eager: true })
