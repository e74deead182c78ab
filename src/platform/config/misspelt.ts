/** Whether one name becomes the other by a letter more, a letter less, another letter or two letters exchanged. */
function isNearly(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let same = 0;
  while (one[same] === other[same] && same < one.length) same += 1;
  const ends = (from: number, otherFrom: number) => one.slice(from) === other.slice(otherFrom);
  const isExchanged = one[same] === other[same + 1] && one[same + 1] === other[same] && ends(same + 2, same + 2);
  return isExchanged || ends(same + 1, same + 1) || ends(same + 1, same) || ends(same, same + 1);
}

/** The first variable that is nearly the name of a setting, and that setting. Short names, such as HOME and HOST, are ignored. */
export function findMisspelt(names: readonly string[], settings: readonly string[]): { name: string; setting: string } | null {
  const known = new Set(settings);
  for (const name of names) {
    const setting = !known.has(name) && name.includes('_') ? settings.find((one) => isNearly(name, one)) : undefined;
    if (setting !== undefined) return { name, setting };
  }
  return null;
}
