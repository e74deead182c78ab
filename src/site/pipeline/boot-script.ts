import { timings } from '../data/constants.ts';

/**
 * Runs before the first paint, so that nothing changes under the eye: the units of the window, the currency, the premium accent,
 * the preloader once a session, until it has faded, and the fact that scripts work. It notes the fields that are changed and the buttons
 * that are pressed, which is repeated in what React was not yet in (`src/ui/early-input.ts`). One constant text, so that the security policy can name it by its hash;
 * made when the server asks for it, because a text that is made at once would travel to every browser too.
 */
export const bootScript = () =>
  `(function(d,w){var h=d.documentElement,t=h.dataset;t.js='';t.currency='USD';
var s=w.earlyInput=new Set;function note(n){s.forEach(function(o){o.isConnected||s.delete(o)});n&&s.add(n)}
d.addEventListener('input',function(e){note(e.target)},true);
d.addEventListener('click',function(e){note(e.target.closest('button[type=button]'))},true);
h.style.setProperty('--vh',w.innerHeight/100+'px');h.style.setProperty('--vw',w.innerWidth/100+'px');
try{if(/UAH/.test(localStorage.getItem('currency')))t.currency='UAH';
if(/(^|; )premium-brand=1/.test(d.cookie))t.accent='prime';
if(!sessionStorage.getItem('preloaded')&&!/bot|crawl|spider/i.test(navigator.userAgent)&&!matchMedia('(prefers-reduced-motion:reduce)').matches){
sessionStorage.setItem('preloaded','1');t.preloader='';h.style.setProperty('--draw','${timings.preloaderDraw}ms');
d.addEventListener('animationend',function(e){if(/unlock$/.test(e.animationName))delete t.preloader})}}catch(e){}
})(document,window)`.replaceAll('\n', '');
