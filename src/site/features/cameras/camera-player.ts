const playlistType = 'application/vnd.apple.mpegurl';

type Player = { close: () => void };

/**
 * Plays a live stream in the element: by the browser itself where it can, by a script that is loaded where it cannot or fails.
 * `onLost` is called when the stream has ended.
 */
export function playStream(video: HTMLVideoElement, stream: string, onLost: () => void): Player {
  let script: { destroy(): void } | null = null;
  let isClosed = false;

  async function playByScript(): Promise<void> {
    const { default: Hls } = await import('hls.js/light');
    if (isClosed) return;
    if (!Hls.isSupported()) return onLost();
    const hls = new Hls({ enableWorker: false, liveSyncDurationCount: 2 });
    script = hls;
    hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
      if (fatal) onLost();
    });
    hls.loadSource(stream);
    hls.attachMedia(video);
    start();
  }
  const start = () => void video.play().catch(() => undefined); // a browser that wants a touch first shows its own button
  const giveUp = () => {
    video.removeEventListener('error', giveUp);
    if (!isClosed) playByScript().catch(onLost);
  };
  if (video.canPlayType(playlistType)) {
    video.addEventListener('error', giveUp);
    video.src = stream;
    start();
  } else giveUp();

  return {
    close() {
      isClosed = true;
      video.removeEventListener('error', giveUp);
      script?.destroy();
      video.removeAttribute('src');
      video.load();
    },
  };
}
