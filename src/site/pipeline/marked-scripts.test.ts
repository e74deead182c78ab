import { expect, it } from 'vitest';
import { takeMarked } from './marked-scripts.ts';

it('takes the scripts that have the mark of the rendering and no other, and leaves no mark', () => {
  const own = '<script nonce="m">let a</script><p>x</p><script nonce="m" type="module" async="">let b</script>';
  const beside = '<script>alert(1)</script><script nonce="n">alert(2)</script><p nonce="x"><script nonce="">alert(3)</script></p>';
  const named = '<link rel="modulepreload" href="/a.js" nonce="m"><script nonce="m" src="/a.js"></script>';
  const { html, scripts } = takeMarked(`${beside}${own}${named}${beside}`, 'm');
  expect(scripts).toEqual(['let a', 'let b']);
  expect(html).not.toContain('nonce="m"');
  expect(html.match(/alert/g)).toHaveLength(6);
});
