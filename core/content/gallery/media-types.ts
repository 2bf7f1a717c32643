/** The display of an item in a gallery, by the item's media type (platform §3, 'Gallery item media types'). */
export const galleryMediaTypes = {
  imageEmpty: 'nothing',
  imageFile: 'picture',
  imageLicensed: 'picture',
  imageReused: 'picture',
  assetReused: 'picture',
  video: 'video',
} as const;

export type GalleryMediaType = keyof typeof galleryMediaTypes;
export type GalleryMedia = (typeof galleryMediaTypes)[GalleryMediaType];

/** An item of another type, or of none, is a picture. */
export function galleryMediaOf(type: unknown): GalleryMedia {
  return typeof type === 'string' && Object.hasOwn(galleryMediaTypes, type)
    ? galleryMediaTypes[type as GalleryMediaType]
    : 'picture';
}
