type Progress = { bytes: number; flats: number };
const width = 30;
const everyMs = 100;

/** A progress line for a terminal, redrawn ten times a second; silent when the stream is not one. */
export function progressBar(total: number | undefined, out: NodeJS.WriteStream): { show: (progress: Progress) => void; end: () => void } {
  const start = performance.now();
  let drawn = Number.NEGATIVE_INFINITY;
  let isEnded = !out.isTTY;
  return {
    show({ bytes, flats }) {
      const now = performance.now();
      if (isEnded || (now - drawn < everyMs && bytes !== total)) return;
      drawn = now;
      const share = total ? Math.min(1, bytes / total) : 0;
      const bar = '█'.repeat(Math.round(share * width)).padEnd(width, '░');
      const speed = Math.round(flats / Math.max(0.1, (now - start) / 1000));
      const megabytes = (bytes / 1_000_000).toFixed(1);
      const state = total && bytes >= total ? 'comparing with the catalogue …' : `${speed.toLocaleString('en')} flats/s`;
      out.write(`\r\u001b[K${bar} ${Math.round(share * 100)} %  ${megabytes} MB  ${flats.toLocaleString('en')} flats  ${state}`);
    },
    end() {
      if (!isEnded) out.write('\r\u001b[K');
      isEnded = true;
    },
  };
}
