import { timings } from '../../constants.ts';

/**
 * Runs before the first paint, so that nothing changes under the eye: the currency, the premium accent, the preloader once a
 * session, and the fact that scripts work. One constant text, so that the security policy can name it by its hash.
 */
export const bootScript = `(function(d,w){var h=d.documentElement,t=h.dataset;t.js='';t.currency='USD';
try{if(/UAH/.test(localStorage.getItem('currency')))t.currency='UAH';
if(/(^|; )premium-brand=1/.test(d.cookie))t.accent='prime';
if(!sessionStorage.getItem('preloaded')&&!matchMedia('(prefers-reduced-motion:reduce)').matches){
sessionStorage.setItem('preloaded','1');t.preloader='';setTimeout(function(){delete t.preloader},${timings.preloaderDraw + 400})}}catch(e){}
})(document,window)`.replaceAll('\n', '');
