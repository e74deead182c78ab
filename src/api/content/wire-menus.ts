import type { WirePageContent, WireStaticPages } from '../../contract/content/static-pages.ts';
import type { LocalContent, LocalPage } from '../../domain/content/content.ts';

/** Header, menu and footer. */
export function wireMenus({ header, menu, footer }: LocalContent): Pick<WireStaticPages, 'header' | 'menu' | 'footer'> {
  return {
    header: { logo: header.logo, phone: header.phone, menu_blocks: header.menu.map((attributes) => ({ attributes })) },
    menu: {
      main: menu.main,
      project_blocks: menu.projectPages,
      social_media_blocks: menu.socialMedia,
      promo: {
        photo: menu.promo.picture,
        title_1: menu.promo.firstLine,
        title_2: menu.promo.secondLine,
        description: menu.promo.description,
        link: menu.promo.link,
      },
    },
    footer: {
      phone: footer.phone,
      logo: footer.logo,
      small_description: footer.description,
      social_media_blocks: footer.socialMedia,
      main_project_block: footer.allProjects,
      menu_1: footer.firstMenu,
      menu_2: footer.secondMenu,
      project_blocks: footer.projectPages,
      other_blocks: footer.otherPages,
      developer_credit: footer.developerCredit,
    },
  };
}

export const wirePage = (page: LocalPage): WirePageContent => ({
  meta_title: page.metaTitle,
  meta_description: page.metaDescription,
  meta_keyword: page.metaKeyword,
  og_title: page.shareTitle,
  og_description: page.shareDescription,
  og_photo: page.sharePicture,
  seo_blocks: page.seoTexts,
  blocks: page.blocks,
  pictures: page.pictures,
});
