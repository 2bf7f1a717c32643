export { LightPortal, type LightPortalProps } from './light-portal.js';
