/** Returns the posted form; an empty one when the body cannot be parsed. Its size is limited by the gateway. */
export async function postedForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    return new FormData()
  }
}
