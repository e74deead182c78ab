import * as m from '../../../paraglide/messages.js';
import type { History } from './use-drawing.ts';

export const UndoButtons = ({ history }: { history: History }) => (
  <>
    <button type="button" aria-label={m.drawing_undo()} disabled={!history.canUndo} onClick={history.undo}>
      ↶
    </button>
    <button type="button" aria-label={m.drawing_redo()} disabled={!history.canRedo} onClick={history.redo}>
      ↷
    </button>
  </>
);
