import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

describe('content security policy', () => {
  it('allows the named inline scripts by hash and no other', () => {
    const policy = contentSecurityPolicy({ scripts: ['let a', 'let a'] });
    expect(policy.match(/'sha256-[^']+'/g)).toEqual(["'sha256-IfEXP/8HLuXoAiy0hZVrCAcjcLsZqYFpLOHDGj8enqE='"]);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  });

  it('allows prefetches from this site, for which Firefox reads the default alone, and names every kind of resource', () => {
    const directives = contentSecurityPolicy().split('; ');
    const kinds = ['script', 'style', 'img', 'font', 'connect', 'worker', 'frame', 'object', 'manifest', 'media'];
    expect(directives).toEqual(expect.arrayContaining(["default-src 'self'", "frame-src 'none'", "object-src 'none'"]));
    expect(kinds.filter((kind) => !directives.some((directive) => directive.startsWith(`${kind}-src `)))).toEqual([]);
  });

  it('§1 allows requests and pictures from the origin of a map style, and Google’s hosts for a key of Google alone', () => {
    const differs = (maps: Parameters<typeof contentSecurityPolicy>[0]) => {
      const before = contentSecurityPolicy().split('; ');
      return contentSecurityPolicy(maps)
        .split('; ')
        .filter((directive) => !before.includes(directive));
    };
    expect(contentSecurityPolicy()).toContain("worker-src 'self';");
    expect(differs({ maps: { styleUrl: 'https://tiles.example.ua/styles/light.json?key=1' } })).toEqual([
      "img-src 'self' data: blob: https://tiles.example.ua",
      "connect-src 'self' https://tiles.example.ua",
    ]);
    const google = differs({ maps: { googleKey: 'some-key' } });
    expect(google.filter((directive) => !/google|gstatic|blob:/.test(directive))).toEqual([]);
    expect(google.join()).not.toContain('unsafe-eval');
  });
});
