import * as v from 'valibot'

/**
 * An address as `<input type="email">` accepts it (HTML Standard, "valid e-mail address"), no longer than mail servers take, with a
 * domain that has an ending. Without a dot at an end of the local part, or two in a row.
 */
export const emailForm =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[\da-z]+(?:-+[\da-z]+)*(?:\.[\da-z]+(?:-+[\da-z]+)*)*\.(?:[a-z]{2,}|xn--[\da-z]+)$/i

export const maxEmailLength = 254

export const Email = v.pipe(v.string(), v.maxLength(maxEmailLength), v.regex(emailForm))
