/** A number in E.164 as people read it aloud: "+380 67 111 22 33" on one line; one of another country as it is stored. */
export const formatPhone = (phone: string): string =>
  phone.replace(/^\+380(\d{2})(\d{3})(\d{2})(\d{2})$/, '+380\u00a0$1\u00a0$2\u00a0$3\u00a0$4');
