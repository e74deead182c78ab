"""
Furniture by the kinds of the site's furnishing, each in the size that the plan gives it. The origin is the middle of the back, which
stands towards +y; fronts look towards -y. What is tall ends at
`tall`, where the walls of a cut-away end.
"""
from set_bedroom import bed, bench, chest, desk, double_bed, hanging, nightstand, wardrobe
from set_living import bookshelf, cafe_set, coffee_table, dining_set, lounger, planter, seat_alone, sofa, table, television
from set_wet import basin, bath, kitchen, shower, toilet, washer

SETS = {
    'double-bed': double_bed, 'bed': bed, 'nightstand': nightstand, 'wardrobe': wardrobe, 'chest': chest, 'desk': desk, 'sofa': sofa,
    'armchair': seat_alone, 'coffee-table': coffee_table, 'tv': television, 'bookshelf': bookshelf, 'kitchen': kitchen, 'table': table,
    'dining-set': dining_set, 'bath': bath, 'shower': shower, 'toilet': toilet, 'basin': basin, 'washing-machine': washer,
    'shelves': hanging, 'bench': bench, 'cafe-set': cafe_set, 'lounger': lounger, 'planter': planter,
}
