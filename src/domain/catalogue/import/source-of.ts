/** `Прайс Обрій 25.11.2026.xlsx` and that of the next week are one source: the name without its extension and its days. */
export const sourceOf = (file: string): string =>
  file
    .toLowerCase()
    .replace(/\.(?:xlsx|csv|xml|json|txt|gz)$/, '')
    .replace(/\d{1,4}[._-]\d{1,2}(?:[._-]\d{1,4})?/g, '')
    .replace(/\(\d+\)$/, '')
    .replace(/[\s_-]+/g, ' ')
    .trim() || 'file';
