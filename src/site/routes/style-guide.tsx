import type { MetaArgs } from 'react-router';
import { pageMeta } from '../features/shell/page-meta.ts';
import { StyleGuide } from '../features/shell/style-guide.tsx';
import * as m from '../paraglide/messages.js';

export const meta = (args: MetaArgs) => pageMeta(args, { title: m.shell_guide_title(), noindex: true });

export default function StyleGuideRoute() {
  return <StyleGuide />;
}
