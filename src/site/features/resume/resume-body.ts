/** The fields of a resume and its file, in parts as the contract wants them. */
export function resumeBody(texts: Record<string, string | number>, form: FormData): FormData {
  const body = new FormData();
  for (const [name, text] of Object.entries(texts)) body.set(name, String(text));
  for (const file of form.getAll('file')) body.append('file', file);
  return body;
}
