/** The longest wait of scripts for the visible content, in milliseconds: a slow picture must not delay the page's response to input. */
const patience = 2000;

/**
 * Starts the script that waits in the page: once what is seen has arrived and stands on the screen, at the first touch, or when
 * patience ends. A page behind another tab draws no frame, and is waited for by time alone. To ask for all modules in one task would hold a
 * slow phone's input up, so it asks for a few at a time.
 */
export const starter = `(function(d,w){var e=d.getElementById('start');
function go(){if(!e)return;var t=e.textContent,m=e.dataset.modules.split(' ');e=null;
(function ask(){m.splice(0,8).forEach(function(u){var l=d.createElement('link');l.rel='modulepreload';l.href=u;d.head.append(l)});if(m.length)return setTimeout(ask);
var s=d.createElement('script');s.type='module';s.text=t;d.head.append(s);s.remove()})()}
function drawn(){requestAnimationFrame(function(){try{new PerformanceObserver(go).observe({type:'paint',buffered:true})}catch(e){go()}})}
if(d.readyState==='complete')drawn();else w.addEventListener('load',drawn);
setTimeout(go,${patience});
['pointerdown','keydown'].forEach(function(n){w.addEventListener(n,go,{once:true,passive:true,capture:true})})})(document,window)`.replaceAll(
  '\n',
  '',
);

const preload = /<link rel="modulepreload" href="([^"<>]+)"[^<>]*>/g;
const [opening, closing] = ['<script type="module" async="">', '</script>'];

/**
 * The same page with its scripts out of the way of its styles, fonts and first pictures: as the router writes it, they would
 * all be asked for at once. Links and forms work before, and without, any script.
 */
export function putScriptsLast(html: string): string {
  const modules: string[] = [];
  const rest = html.replace(preload, (_link, address: string) => {
    modules.push(address);
    return '';
  });
  const from = rest.indexOf(opening);
  const to = rest.indexOf(closing, from);
  if (from < 0 || to < 0) return rest;
  const code = rest.slice(from + opening.length, to);
  const last = `<script type="text/plain" id="start" data-modules="${modules.join(' ')}">${code}</script><script>${starter}</script>`;
  return rest.slice(0, from) + last + rest.slice(to + closing.length);
}
