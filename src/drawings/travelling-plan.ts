import type { CSSProperties } from 'react';
import { useViewTransitionState } from 'react-router';

/** The plan of the flat's own page. As a style of the element: a stylesheet's module would give the name a prefix of its own. */
export const arrivingPlan: CSSProperties = { viewTransitionName: 'flat-plan' };

/** For a plan that leads to the flat at `to`: on the way there and back it is the same plan, so it travels instead of fading. */
export const useTravellingPlan = (to: string): CSSProperties | undefined => (useViewTransitionState(to) ? arrivingPlan : undefined);
