// Pictures in the whole window. Loaded when the first one is opened.
export { PictureViewer, type PictureViewerProps } from './picture-viewer.js';
export type { ViewedPicture } from './viewed-picture.js';
