/** The form of address that the contracts accept, and parts no longer than mail servers take. */
const form = /^(?=.{1,64}@)[\w+-]+(?:\.[\w+-]+)*@[\da-z]+(?:[.-][\da-z]+)*\.[a-z]{2,}$/i

export const isEmail = (value: string): boolean => form.test(value)
