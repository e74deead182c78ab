// The package says nothing of the types of its smaller build, which are those of the whole one.
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
